// The test machine runs no iPhones, iPads or in-app browsers, so these tests use their user agents.
import { describe, expect, it } from 'vitest'
import { canHideUnknownExtensions, isHomeScreenApp, isInsideApp, type Device } from './device.ts'

const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${appleWebKit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit}`
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink}`

const device = (userAgent: string, maxTouchPoints = 5, standalone?: boolean): Device => ({
  userAgent,
  maxTouchPoints,
  ...(standalone !== undefined && { standalone }),
})

describe('hidesUnknownEndings', () => {
  it.each([
    ['Safari on an iPhone', device(`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`)],
    ['Chrome on an iPhone', device(`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`)],
    ['an iPad that says it is a Mac', device(`${mac} Version/17.5 Safari/605.1.15`)],
    ['an old iPad', device(iphone.replaceAll('iPhone', 'iPad'))],
    ['Chrome on Android', device(`${android} Chrome/126.0.0.0 Mobile Safari/537.36`)],
    [
      'Firefox on Android',
      device('Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'),
    ],
    [
      'Android that asks for the desktop page',
      device(`Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/126.0.0.0 Safari/537.36`),
    ],
  ])('is true for %s', (_name, of) => {
    expect(canHideUnknownExtensions(of)).toBe(true)
  })

  it.each([
    ['Safari on a Mac', device(`${mac} Version/17.5 Safari/605.1.15`, 0)],
    [
      'Chrome on Windows with a touch screen',
      device(
        `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/126.0.0.0 Safari/537.36`,
        10,
      ),
    ],
    [
      'Firefox on Linux',
      device('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 0),
    ],
  ])('is false for %s', (_name, of) => {
    expect(canHideUnknownExtensions(of)).toBe(false)
  })
})

describe('isInsideApp', () => {
  const oniPhone = (rest: string) => device(`${iphone} Mobile/15E148 ${rest}`)

  it.each([
    ['an Android web view', device(android.replace(')', '; wv)'))],
    [
      'an Android web view that hides it',
      device(`${android} Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36`),
    ],
    ['Instagram', oniPhone('Instagram 337.0.2.24.92 (iPhone15,2; iOS 17_5)')],
    ['Facebook on an iPhone', oniPhone('[FBAN/FBIOS;FBAV/468.0.0.37.77;FBBV/614545187]')],
    [
      'Facebook on Android',
      device(`${android} Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0;]`),
    ],
    ['Line', oniPhone('Safari Line/14.9.0')],
    ['WeChat', oniPhone('MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/zh_CN')],
    ['TikTok', oniPhone('musical_ly_35.1.0 BytedanceWebview/d8a21c6')],
    ['an app on an iPhone that gives no name', device(`${iphone} Mobile/15E148`)],
    ['an app on an iPad that gives no name', device(mac)],
  ])('is true for %s', (_name, of) => {
    expect(isInsideApp(of)).toBe(true)
  })

  it.each([
    ['Safari on an iPhone', device(`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`)],
    ['Firefox on an iPhone', device(`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`)],
    ['Chrome on Android', device(`${android} Chrome/126.0.0.0 Mobile Safari/537.36`)],
    ['Samsung’s browser', device(`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`)],
    ['the map on a home screen', device(`${iphone} Mobile/15E148`, 5, true)],
    ['an app of a Mac', device(mac, 0)],
    ['happy-dom', device(`Mozilla/5.0 (X11; Linux x64) ${blink} HappyDOM/20.0.0`, 0)],
  ])('is false for %s', (_name, of) => {
    expect(isInsideApp(of)).toBe(false)
  })
})

it('knows the map on an iPhone’s home screen', () => {
  expect(isHomeScreenApp(device(`${iphone} Mobile/15E148`, 5, true))).toBe(true)
  expect(isHomeScreenApp(device(`${iphone} Mobile/15E148`, 5, false))).toBe(false)
})

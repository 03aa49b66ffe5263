/** `retriedNames` lists the tests that passed on the second attempt. A name begins with its file. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
  readonly failedNames: readonly string[]
  readonly retriedNames: readonly string[]
}
export function countVitestTests(file: string): TestCount
export function countPlaywrightTests(file: string): TestCount

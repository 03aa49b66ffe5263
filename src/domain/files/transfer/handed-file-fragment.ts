/** What an address ends in when the tab's last page hands this one a file: no link from another device is like it. */
export const handedFileFragment = '#t=file'

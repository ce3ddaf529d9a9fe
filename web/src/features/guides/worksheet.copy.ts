/** Texts around the worksheets. */
export const worksheetCopy = {
  inThisTab:
    'What you write stays in this browser and is gone when you close this tab. It’s never sent to us, and the coach doesn’t see it.',
  nowhere: 'What you tick is neither saved nor sent. It’s gone when you leave this page.',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy that. Select the text and copy it yourself.',
} as const;

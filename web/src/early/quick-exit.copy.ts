/** The texts of the quick exit (docs/safety.md). */
export const quickExitCopy = {
  button: 'Exit quickly',
  hint: 'Leaves right away and clears what this site saved in your browser. Or press Shift three times.',
} as const;

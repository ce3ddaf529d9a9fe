/** The texts of the quick exit (docs/safety.md). */
export const quickExitCopy = {
  button: 'Exit quickly',
  hint: 'Leaves at once and clears what this browser keeps of your visit. Pressing Shift three times does the same.',
} as const;

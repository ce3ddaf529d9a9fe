/** What the quick exit says of itself (safety.md, Quick exit). */
export const quickExitCopy = {
  button: 'Exit quickly',
  hint: 'Leaves at once and clears what this browser keeps of your visit. Pressing Shift three times does the same.',
} as const;

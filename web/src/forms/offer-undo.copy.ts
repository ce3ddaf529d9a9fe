/** What is said after something was deleted. */
export const undoCopy = {
  deleted: 'Deleted.',
  undo: 'Undo',
  undoHint: 'Press F8, then Undo',
  undoFailed: 'We couldn’t undo this. Please try again.',
} as const;

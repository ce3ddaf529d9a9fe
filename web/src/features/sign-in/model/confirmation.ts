/** The kinds of links to /confirm (AUT-9). */
export type Confirmation =
  | { kind: 'signup'; token: string }
  | { kind: 'recovery'; token: string }
  | { kind: 'other' };

export function readConfirmation(query: URLSearchParams): Confirmation {
  const token = query.get('token') ?? '';
  const type = query.get('type');
  if (type === 'signup' && token !== '') return { kind: 'signup', token };
  if (type === 'recovery') return { kind: 'recovery', token };
  return { kind: 'other' };
}

/** A problem that the operator can fix: its message is shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

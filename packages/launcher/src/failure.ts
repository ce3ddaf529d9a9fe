/** Something the person at the keyboard can put right: shown as its sentence alone, never with a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

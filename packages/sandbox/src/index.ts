export { SANDBOX_MODEL } from './coach/chat-request.ts';
export type { CoachControl, CoachOrder, ReceivedRequest } from './coach/coach-control.ts';
export type { Mail } from './inbox/mail.ts';
export type { Mailbox, MailFilter } from './inbox/mailbox.ts';
export type { SmtpControl, SmtpOrder } from './inbox/smtp-control.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';

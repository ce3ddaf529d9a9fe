/** What notify itself writes: a message for support, and the word to its sender that it came. */
export type ContactMail =
  | {
      readonly template: 'contact_message';
      readonly to: { readonly address: string };
      readonly reference: string;
      readonly receivedAt: string;
      readonly message: ContactText;
    }
  | {
      readonly template: 'contact_acknowledgement';
      readonly to: { readonly address: string };
      readonly reference: string;
      readonly fullName: string;
    };

export type ContactTemplate = ContactMail['template'];

/** What somebody wrote on the contact page (CON-1). */
export interface ContactText {
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accessGrant, device, preferences, profile, session, theme, user } from './identity.ts';
import { isoTime } from './iso-time.ts';
import { LIMITS } from './product.ts';
import { email, givenPassword, linkToken, newPassword, text } from './text.ts';

const auth = { service: 'auth', timeoutMs: 5_000 } as const;
const open = { ...auth, access: 'open' } as const;
const signedIn = { ...auth, access: 'signedIn', rate: 'other' } as const;

const firstName = text({ required: 'First name is required', max: LIMITS.name.max });
const lastName = text({ required: 'Last name is required', max: LIMITS.name.max });
/** The `reference` of the account to keep, from the body of an `address_disputed` failure. */
const keep = z.optional(z.string().check(z.regex(/^[\w-]{22}$/)));
const changeToken = linkToken('This link is invalid or has expired.');
const updated = z.object({ data: z.object({ updated: z.literal(true) }) });
/**
 * Set by the gateway on a sign-in that exceeds its rate limits: auth then checks the password only for a device that
 * the account knows. The value is the number of seconds that others have to wait.
 */
export const KNOWN_DEVICE_ONLY_HEADER = 'x-known-device-only';

/**
 * Accounts and sessions (API-1, API-2). The calls below /auth/ carry our cookies, so the gateway refuses them with
 * `forbidden` to pages of other sites.
 */
export const authEndpoints = {
  signup: endpoint({
    ...open,
    summary: 'Create an account',
    method: 'POST',
    path: '/auth/signup',
    rate: 'signup',
    body: z.strictObject({
      email: email('Email is required'),
      password: newPassword,
      firstName,
      lastName,
      /** The theme chosen in this browser before sign-up (ACC-4). */
      themePreference: z.optional(theme),
    }),
    status: 200,
    /** No `data` when REQUIRE_CONFIRMED_EMAIL=true. */
    answer: z.object({ data: z.optional(session) }),
    failures: ['email_taken', 'forbidden'],
  }),
  login: endpoint({
    ...open,
    summary: 'Sign in',
    method: 'POST',
    path: '/auth/login',
    rate: 'login',
    body: z.strictObject({ email: email('Email is required'), password: givenPassword }),
    status: 200,
    answer: z.object({ data: session }),
    failures: ['unauthenticated', 'email_not_confirmed', 'forbidden'],
  }),
  refresh: endpoint({
    ...open,
    summary: 'Exchange the refresh cookie for a new access token',
    method: 'POST',
    path: '/auth/refresh',
    rate: 'other',
    status: 200,
    answer: z.object({ data: accessGrant }),
    failures: ['unauthenticated', 'forbidden'],
  }),
  logout: endpoint({
    ...signedIn,
    summary: 'End this session everywhere',
    method: 'POST',
    path: '/auth/logout',
    status: 204,
    failures: ['forbidden'],
  }),
  exit: endpoint({
    ...open,
    summary:
      'Quick exit: end the session of the refresh cookie and take every cookie of ours from the browser',
    method: 'POST',
    path: '/auth/exit',
    rate: 'other',
    status: 204,
    failures: ['forbidden'],
  }),
  forgotPassword: endpoint({
    ...open,
    summary: 'Ask for a mail with a link to set a new password',
    method: 'POST',
    path: '/auth/forgot-password',
    rate: 'mail',
    body: z.strictObject({ email: email('Email is required') }),
    status: 200,
    answer: z.object({ data: z.object({ sent: z.literal(true) }) }),
    failures: ['forbidden'],
  }),
  resetPassword: endpoint({
    ...open,
    summary: 'Set a new password with the token of a mail',
    method: 'POST',
    path: '/auth/reset-password',
    rate: 'other',
    body: z.strictObject({ token: linkToken('Invalid reset token'), password: newPassword, keep }),
    status: 200,
    answer: updated,
    failures: ['address_disputed', 'forbidden'],
  }),
  confirmEmail: endpoint({
    ...open,
    summary: 'Confirm an address with the token of a mail',
    method: 'POST',
    path: '/auth/confirm-email',
    rate: 'other',
    body: z.strictObject({ token: linkToken('This confirmation link is invalid or has expired.'), keep }),
    status: 200,
    /** `user` is there when the calling browser is signed in to the confirmed account. */
    answer: z.object({ data: z.object({ confirmed: z.literal(true), user: z.optional(user) }) }),
    failures: ['address_disputed', 'forbidden'],
  }),
  changePassword: endpoint({
    ...signedIn,
    summary: 'Change the password; ends the other sessions',
    method: 'POST',
    path: '/auth/change-password',
    rate: 'login',
    body: z.strictObject({ currentPassword: givenPassword, password: newPassword }),
    status: 200,
    answer: updated,
    failures: ['forbidden'],
  }),
  readEmail: endpoint({
    ...signedIn,
    summary: 'The address of the account, and the one that waits for its confirmation',
    method: 'GET',
    path: '/user/email',
    status: 200,
    answer: z.object({
      data: z.object({ user, pending: z.nullable(z.object({ email: z.string(), expiresAt: isoTime })) }),
    }),
    failures: [],
  }),
  changeEmail: endpoint({
    ...signedIn,
    summary:
      'Ask for a change of address: the new address gets a link that confirms it, the old one a notice',
    method: 'POST',
    path: '/user/email',
    rate: 'mail',
    body: z.strictObject({ email: email('Email is required'), password: givenPassword }),
    status: 200,
    /** The same whether or not the new address has an account. */
    answer: z.object({ data: z.object({ sent: z.literal(true) }) }),
    failures: [],
  }),
  withdrawEmailChange: endpoint({
    ...signedIn,
    summary: 'Withdraw the change of address that waits for its confirmation',
    method: 'DELETE',
    path: '/user/email',
    status: 204,
    failures: [],
  }),
  confirmEmailChange: endpoint({
    ...open,
    summary: 'Change the address with the token of the mail to the new address',
    method: 'POST',
    path: '/auth/confirm-email-change',
    rate: 'other',
    body: z.strictObject({ token: changeToken }),
    status: 200,
    /** `user` is there when the calling browser is signed in to the account. */
    answer: z.object({ data: z.object({ changed: z.literal(true), user: z.optional(user) }) }),
    failures: ['email_taken', 'forbidden'],
  }),
  stopEmailChange: endpoint({
    ...open,
    summary: 'Stop a change of address with the token of the notice to the old address',
    method: 'POST',
    path: '/auth/stop-email-change',
    rate: 'other',
    body: z.strictObject({ token: changeToken }),
    status: 200,
    answer: z.object({ data: z.object({ stopped: z.literal(true) }) }),
    failures: ['forbidden'],
  }),
  updateProfile: endpoint({
    ...signedIn,
    summary: 'Change first and last name',
    method: 'PUT',
    path: '/user/profile',
    body: z.strictObject({ firstName, lastName }),
    status: 200,
    answer: z.object({ data: z.object({ profile }) }),
    failures: [],
  }),
  updatePreferences: endpoint({
    ...signedIn,
    summary: 'Change preferences; what is left out stays',
    method: 'PUT',
    path: '/user/preferences',
    body: z.strictObject({
      emailNotifications: z.optional(z.boolean()),
      marketingEmails: z.optional(z.boolean()),
      themePreference: z.optional(theme),
    }),
    status: 200,
    answer: z.object({ data: z.object({ preferences }) }),
    failures: [],
  }),
  listSessions: endpoint({
    ...signedIn,
    summary: 'The devices signed in',
    method: 'GET',
    path: '/user/sessions',
    status: 200,
    answer: z.object({ sessions: z.array(device) }),
    failures: [],
  }),
  endSession: endpoint({
    ...signedIn,
    summary: 'Sign a device out',
    method: 'DELETE',
    path: '/user/sessions/:id',
    params: z.object({ id: z.uuid() }),
    status: 204,
    failures: ['not_found'],
  }),
} as const;

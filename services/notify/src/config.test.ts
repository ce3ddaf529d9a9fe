import { SettingsError } from '@app/service-kit';
import { serviceCredentials } from '@app/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const env = {
  DATABASE_URL: 'postgres://svc_notify:secret@127.0.0.1/app',
  AUTH_URL: 'http://127.0.0.1:4001',
  ...serviceCredentials('notify'),
  ACCESS_TOKEN_PUBLIC_KEY: 'a-key-that-nobody-asks-this-service-to-use-yet',
  PUBLIC_URL: 'https://hearten.example/',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  BILLING_URL: 'http://127.0.0.1:4002',
  CHAT_URL: 'http://127.0.0.1:4003',
  NOTIFY_SECRET: Buffer.alloc(32, 7).toString('base64'),
};

test('mails come from the product’s own name and domain unless MAIL_FROM is set', () => {
  expect(readConfig(env).MAIL_FROM).toEqual({ name: 'Hearten', address: 'no-reply@hearten.example' });
  const from = (MAIL_FROM: string) => readConfig({ ...env, MAIL_FROM }).MAIL_FROM;
  expect(from('post@hearten.example')).toEqual({ name: 'Hearten', address: 'post@hearten.example' });
  expect(from('"The Team" <team@mail.example>')).toEqual({ name: 'The Team', address: 'team@mail.example' });
  expect(from('Zoë & co <team@mail.example>')).toEqual({ name: 'Zoë & co', address: 'team@mail.example' });
});

test.each(['nobody', 'a@b@c.example', 'Eve <eve@x.example>\r\nBcc: all@x.example', '<>', 'a b@x.example'])(
  'MAIL_FROM %j is refused',
  (MAIL_FROM) => expect(() => readConfig({ ...env, MAIL_FROM })).toThrow(SettingsError),
);

test('in production MAIL_FROM and SUPPORT_EMAIL must be set', () => {
  const read = () => readConfig({ ...env, NODE_ENV: 'production' });
  expect(read).toThrow('MAIL_FROM is missing');
  expect(read).toThrow('SUPPORT_EMAIL is missing');
});

test('messages to support go to support at the product’s own host unless SUPPORT_EMAIL is set', () => {
  expect(readConfig(env).SUPPORT_EMAIL).toBe('support@hearten.example');
  expect(readConfig({ ...env, SUPPORT_EMAIL: 'help@mail.example' }).SUPPORT_EMAIL).toBe('help@mail.example');
  expect(() => readConfig({ ...env, SUPPORT_EMAIL: 'nobody' })).toThrow(SettingsError);
});

test('SMTP_URL is required and must be an SMTP URL', () => {
  expect(() => readConfig({ ...env, SMTP_URL: '' })).toThrow('SMTP_URL is missing');
  expect(() => readConfig({ ...env, SMTP_URL: 'http://127.0.0.1' })).toThrow('SMTP_URL: must be an smtp');
});

import { safetyKinds } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import { expect, test } from 'vitest';
import { contactLinks } from './contact-links.ts';

test('phone links contain digits only, and a text message starts with the contact’s keyword', () => {
  expect(
    contactLinks({ name: 'A', phone: '(011) 5275-1135', text: '88788', say: 'START', country: 'XX' }),
  ).toEqual({ call: 'tel:01152751135', write: 'sms:88788?&body=START', visit: null });
  expect(contactLinks({ name: 'A', phone: '*4141', web: 'https://a.example/', country: 'XX' })).toEqual({
    call: 'tel:*4141',
    write: null,
    visit: 'https://a.example/',
  });
});

test('only web pages over https are linked', () => {
  for (const web of ['javascript:alert(1)', 'http://a.example', 'data:text/html,x'])
    expect(contactLinks({ name: 'A', web, country: 'XX' }).visit).toBeNull();
});

test('every contact of every country can be called, texted or visited', () => {
  for (const country of [...crisisCountries, null])
    for (const kind of safetyKinds)
      for (const contact of contactsFor(country, kind)) {
        const { call, write, visit } = contactLinks(contact);
        if (contact.phone) expect(call).toMatch(/^tel:[+*\d][\d*#]{1,14}$/);
        if (contact.text) expect(write).toMatch(/^sms:[+*\d][\d*#]{1,14}(\?&body=[A-Z]+)?$/);
        if (contact.web) expect(visit).toBe(contact.web);
      }
});

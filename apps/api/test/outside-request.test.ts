import { expect, test } from 'vitest';
import { allowedTarget, outsideRequest } from '../src/adapters/outside-request.ts';

const inside = [
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::10.0.0.1]',
  '[::8.8.8.8]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::10.0.0.1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  '[2606:4700::5efe:10.0.0.1]',
  '[2606:4700::200:5efe:10.0.0.1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[5f00::1]',
];

test.each(inside)('https://%s/ is refused, whoever asks for it', async (host) => {
  expect(allowedTarget(`https://${host}/`, false)).toBe(false);
  const options = { body: '', headers: {}, timeoutMs: 500, answerMax: 10, loopback: false };
  expect(await outsideRequest(`https://${host}/`, options)).toMatchObject({ status: null, error: 'address' });
});

test.each(['8.8.8.8', '[2606:4700:4700::1111]', '[2a00:1450:4003::1]', 'example.com', '[::ffff:8.8.8.8]'])(
  'https://%s/ may be asked',
  (host) => {
    expect(allowedTarget(`https://${host}/hook`, false)).toBe(true);
  },
);

test.each([
  ['', true],
  [':443', true],
  [':8443', true],
  [':1025', true],
  [':65535', true],
  [':0', false],
  [':1', false],
  [':22', false],
  [':25', false],
  [':80', false],
  [':1024', false],
  [':2375', false],
  [':3306', false],
  [':5432', false],
  [':6379', false],
  [':9200', false],
  [':11211', false],
  [':27017', false],
])('of ports https://example.com%s is %s', (port, allowed) => {
  expect(allowedTarget(`https://example.com${port}/`, false)).toBe(allowed);
});

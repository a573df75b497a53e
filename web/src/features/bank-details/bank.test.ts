import { expect, it } from 'vitest';
import { maskedAccount, sampleBanks } from './bank.ts';

it('a sample bank has id, bank, holder, IFSC and status, and nothing else', {
  tags: ['@ENT-22'],
}, () => {
  for (const bank of sampleBanks) {
    expect(Object.keys(bank)).toEqual(['id', 'bank', 'accountHolder', 'ifsc', 'status']);
    expect(['Verified', 'Pending']).toContain(bank.status);
  }
  expect(new Set(sampleBanks.map(({ id }) => id)).size).toBe(sampleBanks.length);
});

it.each([
  ['123456789012', 'XXXXXXXX9012'],
  ['12345', 'X2345'],
  ['1234', 'XXXX'],
  ['', ''],
])('the account number %j is masked as %j', { tags: ['@BANK-03'] }, (account, masked) => {
  expect(maskedAccount(account)).toBe(masked);
});

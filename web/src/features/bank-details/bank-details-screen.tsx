import { useState } from 'react';
import page from '../../ui/page.module.css';
import { sampleBanks } from './bank.ts';
import { BankForm } from './bank-form.tsx';
import { BankTable } from './bank-table.tsx';

/** A form without effect and a table of sample banks; nothing is stored. */
export function BankDetailsScreen() {
  const [banks, setBanks] = useState(sampleBanks);
  return (
    <main className={page.page}>
      <BankForm />
      <BankTable
        banks={banks}
        onRemove={(id) => setBanks((before) => before.filter((bank) => bank.id !== id))}
      />
    </main>
  );
}

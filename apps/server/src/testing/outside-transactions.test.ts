import { expect, test } from 'vitest';
import { createTestServer } from './create-test-server.ts';
import { asJob } from './outside-transactions.ts';

test('a call that waits for a gateway inside a transaction fails, but a job may do so', async () => {
  const server = await createTestServer();
  try {
    const { database, lenderOn, bankOn } = server.services;
    const asks = (db: typeof database.db) => lenderOn(db).status({ applicationNumber: 'RZ1', channel: 12 });
    await expect(database.transaction(asks)).rejects.toThrow('lender.status was called inside a transaction');
    await expect(database.forEnterprise('E1001').transaction(() => asks(database.db))).rejects.toThrow(
      'lender.status was called inside a transaction',
    );
    expect(bankOn(database.db).sender).toBeDefined();
    await expect(asks(database.db)).resolves.toBeDefined();
    await expect(asJob(() => database.transaction(asks))).resolves.toBeDefined();
  } finally {
    await server.close();
  }
});

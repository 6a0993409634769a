import { contract, type FinancingId } from '@lianxin/api/contract';
import { CHANNELS, shanghaiInstant, type Channels } from '@lianxin/domain';
import { actors } from './acting.ts';
import { financiers } from './financing.ts';
import { contracting, signOnPage } from './lending.ts';
import type { TestServer } from './test-server.ts';

const { financing } = contract;

/** A financing on its way to the money, with a lender of the sandbox that decides by itself and people who do what it waits for. */
export function lenderLife(server: TestServer, channels: Channels = CHANNELS) {
  const people = actors(server);
  const money = financiers(server);
  const agree = contracting(server);
  const life = {
    /** Minutes pass, and with them whatever lenders do meanwhile. */
    async minutes(count: number): Promise<void> {
      for (let minute = 0; minute < count; minute += 1) {
        server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
        await server.runDueJobs();
      }
    },
    /** The holder's operator does what the lender asks for besides, by how its channel is called. */
    async furtherStep(id: FinancingId): Promise<void> {
      const { version, channel } = await money.get(id);
      const alias = channels.byCode(channel)?.alias;
      if (alias === 'abc')
        await people.call('supplier-op', financing.executeAbc, {
          id,
          version,
          declaresAssignable: true,
          contactName: '王建国',
          contactMobile: '13900000002',
        });
      if (alias === 'bcm') await people.call('supplier-op', financing.executeBcm, { id, version, customerNumber: '301201104712' });
    },
    /** Both people of the holder sign, on the lender's page where it has them sign there, and the issuer's where it bears a share. */
    async sign(id: FinancingId): Promise<void> {
      const { version, channel } = await money.get(id);
      if (channels.byCode(channel)?.needs.includes('signature')) {
        const { url } = await people.call('supplier-op', financing.signIcbc, { id, version });
        await signOnPage(server, url);
      } else await agree.sign(id);
      await agree.confirm(id);
      if ((await money.get(id)).issuerCosts === 0n) return;
      await agree.consent(id);
      await agree.confirmConsent(id);
    },
    /** The lender registers and pays, on the value day where that is still to come. */
    async payment(id: FinancingId) {
      await life.minutes(10);
      const { valueOn } = (await money.get(id)).quote;
      if (valueOn > server.clock.today()) {
        server.clock.moveTo(shanghaiInstant(valueOn, '08:55'));
        await life.minutes(10);
      }
      return money.get(id);
    },
    /** From the reviewer's pass to the money. */
    async paidOut(id: FinancingId) {
      await life.minutes(4);
      await life.furtherStep(id);
      await life.minutes(4);
      await life.sign(id);
      return life.payment(id);
    },
  };
  return life;
}

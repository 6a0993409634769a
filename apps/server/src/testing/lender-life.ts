import { contract, type FinancingId } from '@lianxin/api/contract';
import { CHANNELS, shanghaiInstant, type Channels } from '@lianxin/domain';
import { actors } from './acting.ts';
import { financiers } from './financing.ts';
import { contracting, signOnPage } from './lending.ts';
import type { TestServer } from './test-server.ts';

const { financing } = contract;

/** Takes a financing to disbursement: the sandbox's lender decides automatically, and people take the steps it waits for. */
export function lenderLife(server: TestServer, channels: Channels = CHANNELS) {
  const people = actors(server);
  const money = financiers(server);
  const agree = contracting(server);
  const life = {
    /** Lets minutes pass and runs the lenders' jobs due in them. */
    async minutes(count: number): Promise<void> {
      for (let minute = 0; minute < count; minute += 1) {
        server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
        await server.runDueJobs();
      }
    },
    /** The holder's operator takes the additional step that some channels require. */
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
    /** The holder's operator (on the lender's page if it requires so) and reviewer sign; then the issuer's, if it bears a share of the costs. */
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
    /** The lender registers and disburses, on the value date if that lies ahead. */
    async payment(id: FinancingId) {
      await life.minutes(10);
      const { valueOn } = (await money.get(id)).quote;
      if (valueOn > server.clock.today()) {
        server.clock.moveTo(shanghaiInstant(valueOn, '08:55'));
        await life.minutes(10);
      }
      return money.get(id);
    },
    /** From the passed review to disbursement. */
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

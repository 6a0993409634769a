import { contract, type TradeContract, type TradeInvoice } from '@lianxin/api/contract';
import { day, ids, yuan } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { enterprises } from './enterprises.ts';
import { first } from './example.ts';

const example = first(contract.tradeInvoice.list.example.response.list);
const { core, supplier, tier2 } = enterprises;

interface Parties {
  readonly buyer: (typeof enterprises)['core'];
  readonly seller: (typeof enterprises)['core'];
}

const invoice =
  (parties: Parties, goods: string, date: string) =>
  (id: string, number: string, total: number, used = 0, verification: TradeInvoice['verification'] = 'consistent'): TradeInvoice => ({
    ...example,
    ...parties,
    id: ids.tradeInvoice(id),
    number,
    goods,
    issuedOn: day(date),
    amountWithTax: yuan(total),
    usedAmount: yuan(used),
    freeAmount: fen(yuan(total) - yuan(used)),
    verification,
  });

const equipment = { buyer: core, seller: supplier };
const machines = invoice(equipment, example.goods, '2026-11-16');
const services = invoice(equipment, '安装调试服务', '2026-11-13');
const haulage = invoice({ buyer: supplier, seller: tier2 }, '公路货物运输', '2026-11-09');

/** Invoices from the supplier to the core enterprise: unused, partly used, used up, reversed. */
export const equipmentInvoices = {
  inverters: example,
  reducers: invoice(equipment, '刮板输送机减速器', '2026-11-09')('V2', '26142000000018846133', 1_186_500),
  installation: services('V3', '26142000000018901458', 905_000, 688_000),
  usedUp: services('V4', '26142000000018901460', 500_000, 500_000),
  reversed: services('V5', '26142000000018901477', 320_000, 0, 'reversed'),
  large: machines('V6', '26142000000019120077', 2_980_000),
  middling: machines('V7', '26142000000019120081', 1_410_000),
};

/** Invoices from the haulier to the supplier; the last is void. */
export const haulageInvoices = [
  haulage('V21', '26142000000019077310', 600_000),
  haulage('V22', '26142000000019077326', 412_350.55),
  haulage('V23', '26142000000019081142', 88_000, 0, 'void'),
];

/** Deliveries of the supplier to the core enterprise. */
export const equipmentContract: TradeContract = first(contract.tradeContract.list.example.response.list);

export const haulageContract: TradeContract = {
  ...equipmentContract,
  id: ids.tradeContract('C9'),
  number: 'HXJD-WL-2026-0315',
  name: '矿用设备运输合同',
  amount: yuan(3_000_000),
  buyer: supplier,
  seller: tier2,
};

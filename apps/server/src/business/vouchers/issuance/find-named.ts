import type { BankAccountId, EnterpriseNo, RequestOf, TradeContractId, contract } from '@lianxin/api/contract';
import { fen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { bankAccount, bankAccountDefault, enterprise, supplierRelation, tradeContract, tradeInvoice } from '../../../schema/index.ts';
import { plain, plainName, usable } from '../../foundation/parties/index.ts';
import { notASupplier, isOpenSupplier } from '../../trade/suppliers/index.ts';
import { type InvoiceRow, coversSomething, type WantedUse } from '../../trade/papers/index.ts';

type Rows = RequestOf<typeof contract.issuance.applyMany>['rows'];
type Row = Rows[number];

/** Resolves the names and numbers of a sheet for an issuer. */
export interface Named {
  /** Refuses an unknown or ambiguous name. */
  readonly recipientOf: (row: Row) => EnterpriseNo;
  readonly accountOf: (recipientNo: EnterpriseNo) => BankAccountId | undefined;
  /** Refuses an unknown number. */
  readonly contractOf: (recipientNo: EnterpriseNo, row: Row) => TradeContractId;
  /** Uses of a row's invoices up to its amount. Refuses a number that is no invoice of the recipient. */
  readonly usesOf: (recipientNo: EnterpriseNo, row: Row) => readonly WantedUse[];
  /** Reduces what the next row may use. */
  readonly take: (uses: readonly WantedUse[]) => void;
}

const groupedBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): ReadonlyMap<string, readonly Value[]> => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};

const successor = alias(enterprise, 'successor');

/** Suppliers by name or credit code, with the replacement of merged ones. */
const suppliersNamed = (db: Db, issuerNo: EnterpriseNo, names: readonly string[]) =>
  db
    .select({
      enterpriseNo: supplierRelation.supplierNo,
      name: enterprise.name,
      creditCode: enterprise.creditCode,
      mergedInto: successor.name,
    })
    .from(supplierRelation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierRelation.supplierNo))
    .leftJoin(successor, eq(successor.enterpriseNo, supplierRelation.mergedInto))
    .where(
      and(
        eq(supplierRelation.buyerNo, issuerNo),
        or(isOpenSupplier, isNotNull(supplierRelation.mergedInto)),
        or(inArray(plainName, [...names]), inArray(enterprise.creditCode, [...names])),
      ),
    );

/** Receiving accounts; a channel's own before the default one. */
const accountsFor = (db: Db, channel: number, recipients: readonly EnterpriseNo[]) =>
  db
    .select({ id: bankAccount.id, enterpriseNo: bankAccount.enterpriseNo })
    .from(bankAccount)
    .leftJoin(bankAccountDefault, and(eq(bankAccountDefault.bankAccountId, bankAccount.id), eq(bankAccountDefault.channel, channel)))
    .where(
      and(
        inArray(bankAccount.enterpriseNo, [...recipients]),
        usable,
        sql`(${bankAccount.channel} is null or ${bankAccount.channel} = ${channel})`,
      ),
    )
    .orderBy(sql`${bankAccountDefault.channel} is null, not ${bankAccount.isDefault}, ${bankAccount.id}`);

const contractsWith = (db: Db, issuerNo: EnterpriseNo, recipients: readonly EnterpriseNo[], numbers: readonly string[]) =>
  db
    .select({
      id: tradeContract.id,
      number: tradeContract.number,
      sellerNo: tradeContract.sellerNo,
      allowsVoucher: tradeContract.allowsVoucher,
    })
    .from(tradeContract)
    .where(
      and(
        eq(tradeContract.buyerNo, issuerNo),
        inArray(tradeContract.sellerNo, [...recipients]),
        inArray(tradeContract.number, [...numbers]),
      ),
    )
    .orderBy(sql`not ${tradeContract.allowsVoucher}, ${tradeContract.id}`);

const invoicesWith = (db: Db, issuerNo: EnterpriseNo, recipients: readonly EnterpriseNo[], numbers: readonly string[]) =>
  db
    .select()
    .from(tradeInvoice)
    .where(
      and(eq(tradeInvoice.buyerNo, issuerNo), inArray(tradeInvoice.sellerNo, [...recipients]), inArray(tradeInvoice.number, [...numbers])),
    )
    .orderBy(tradeInvoice.id);

/** Takes four statements, whatever the length of the sheet. */
export async function findNamed(db: Db, issuerNo: EnterpriseNo, channel: number, rows: Rows): Promise<Named> {
  const names = [...new Set(rows.map(({ recipient }) => plain(recipient)))];
  const named = await suppliersNamed(db, issuerNo, names);
  const recipients = [...new Set(named.flatMap(({ enterpriseNo, mergedInto }) => (mergedInto === null ? [enterpriseNo] : [])))];
  const contractNumbers = [...new Set(rows.map(({ contractNumber }) => contractNumber))];
  const invoiceNumbers = [...new Set(rows.flatMap((row) => row.invoiceNumbers))];
  const isNobody = recipients.length === 0;
  const [accounts, contracts, invoices] = await settled([
    isNobody ? [] : accountsFor(db, channel, recipients),
    isNobody ? [] : contractsWith(db, issuerNo, recipients, contractNumbers),
    isNobody ? [] : invoicesWith(db, issuerNo, recipients, invoiceNumbers),
  ] as const);
  const byNumber = groupedBy<InvoiceRow>(invoices.filter(coversSomething), ({ sellerNo, number }) => `${sellerNo} ${number}`);
  const freeOf = new Map<string, Fen>(invoices.map(({ id, amountWithTax, usedAmount }) => [id, fen(amountWithTax - usedAmount)]));

  function invoiceOf(recipientNo: EnterpriseNo, number: string): InvoiceRow {
    const [one, another] = byNumber.get(`${recipientNo} ${number}`) ?? [];
    if (one === undefined)
      throw refusedField('invoiceNumbers', { zh: `没有接收方开具的发票 ${number}`, en: `The recipient wrote no invoice ${number}` });
    if (another !== undefined)
      throw refusedField('invoiceNumbers', {
        zh: `发票号码 ${number} 对应多张发票，请逐笔开立`,
        en: `Several invoices have the number ${number}. Issue this one by itself`,
      });
    return one;
  }

  return {
    recipientOf({ recipient }) {
      const wanted = plain(recipient);
      const meant = named.filter(({ name, creditCode }) => plain(name) === wanted || creditCode === wanted);
      // An enterprise that registers again under another code often keeps its name, which then means the newer one.
      const [one, another] = meant.filter(({ mergedInto }) => mergedInto === null);
      if (one === undefined) throw refusedField('recipient', notASupplier(meant[0]?.mergedInto ?? undefined));
      if (another !== undefined)
        throw refusedField('recipient', {
          zh: '有多家供应商同名，请填写统一社会信用代码',
          en: 'Several suppliers have this name. Give the unified social credit code',
        });
      return one.enterpriseNo;
    },
    accountOf: (recipientNo) => accounts.find(({ enterpriseNo }) => enterpriseNo === recipientNo)?.id,
    contractOf(recipientNo, { contractNumber }) {
      const found = contracts.find(({ sellerNo, number }) => sellerNo === recipientNo && number === contractNumber);
      if (found === undefined)
        throw refusedField('contractNumber', { zh: '没有与接收方的这份合同', en: 'There is no such contract with the recipient' });
      return found.id;
    },
    usesOf(recipientNo, { amount, invoiceNumbers: numbers }) {
      let open = amount;
      return [...new Set(numbers)].flatMap((number): WantedUse[] => {
        const { id } = invoiceOf(recipientNo, number);
        const free = freeOf.get(id) ?? ZERO_FEN;
        const used = free < open ? free : open;
        if (used <= 0n) return [];
        open = fen(open - used);
        return [{ invoiceId: id, amount: used }];
      });
    },
    take(uses) {
      for (const { invoiceId, amount } of uses) freeOf.set(invoiceId, fen((freeOf.get(invoiceId) ?? ZERO_FEN) - amount));
    },
  };
}

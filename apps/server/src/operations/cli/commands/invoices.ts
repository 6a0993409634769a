import { readFileSync } from 'node:fs';
import { InvoiceRequestId } from '@lianxin/api/contract';
import {
  INVOICE_REQUEST_STATE_LABELS,
  INVOICE_REQUEST_STATES,
  formatMoney,
  type CivilDate,
  type InvoiceRequestState,
} from '@lianxin/domain';
import { Option, type Command } from 'commander';
import * as z from 'zod/mini';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { moment, table } from '../print.ts';
import { INVOICE_KIND_LABELS, listed } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { invoices } = operations;

/** Invoices that enterprises ask the platform for. */
export function invoiceCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const idHelp = say('申请的内部编号，见 invoices list', 'id of the request, see invoices list');
  const group = program.command('invoices').description(say('开票申请', 'requests for invoices'));

  group
    .command('list')
    .description(say('查看开票申请', 'list requests'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(INVOICE_REQUEST_STATES))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state?: InvoiceRequestState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(invoices.list, { page, pageSize: 50, ...(state !== undefined && { state }) });
      line.show(invoices.list, found, () =>
        table(
          [
            say('编号', 'Id'),
            say('申请单号', 'Request'),
            say('抬头', 'Title'),
            say('税号', 'Tax number'),
            say('种类', 'Kind'),
            say('金额', 'Amount'),
            say('税额', 'Tax'),
            say('项目', 'Items'),
            say('状态', 'State'),
            say('申请时间', 'Asked'),
          ],
          found.list.map((row) => [
            row.id,
            row.requestNumber,
            row.title,
            row.taxNumber,
            INVOICE_KIND_LABELS[row.kind][line.language],
            formatMoney(row.amount),
            formatMoney(row.tax),
            listed(row.items, line.language),
            INVOICE_REQUEST_STATE_LABELS[row.state][line.language],
            moment(row.requestedAt),
          ]),
        ),
      );
    });

  interface Issued {
    readonly number: string;
    readonly on: CivilDate;
    readonly file: string;
    readonly reason: string;
  }
  group
    .command('issue')
    .description(say('登记已开具的数电票', 'register the invoice that was issued'))
    .argument('<id>', idHelp)
    .requiredOption('--number <digits>', say('发票号码，20 位', 'number of the invoice, 20 digits'))
    .requiredOption('--on <day>', say('开票日期', 'day of the invoice'), parse.day)
    .requiredOption('--file <pdf>', say('发票 PDF', 'the invoice as PDF'))
    .requiredOption('--reason <text>', say('凭据，记入审计', 'what it rests on; kept in the audit trail'))
    .action(async (id: string, { number, on, file, reason }: Issued, command: Command) => {
      const line = commandLine(run, command);
      const content = readFileSync(file).toString('base64');
      await line.confirm([
        [say('开票申请', 'Request'), id],
        [say('发票号码', 'Invoice'), number],
        [say('开票日期', 'Day'), on],
      ]);
      const request = { id: z.parse(InvoiceRequestId, id), invoiceNumber: number, issuedOn: on, content, reason };
      const done = await line.call(invoices.issue, request);
      line.show(invoices.issue, done, () => say('已登记', 'Registered'));
    });

  group
    .command('return')
    .description(say('退回开票申请，企业可见原因', 'return a request; the enterprise reads why'))
    .argument('<id>', idHelp)
    .requiredOption('--reason <text>', say('原因', 'why'))
    .action(async (id: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm([
        [say('退回开票申请', 'Return'), id],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(invoices.return, { id: z.parse(InvoiceRequestId, id), reason });
      line.show(invoices.return, done, () => say('已退回', 'Returned'));
    });
}

import type { LicenceDocument } from './documents.ts';

/** The HTML of a page and its size in CSS pixels. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const chineseDay = (day: string): string => `${day.slice(0, 4)}年${day.slice(5, 7)}月${day.slice(8)}日`;
const chineseTerm = (term: string): string => term.replaceAll(/\d{4}-\d{2}-\d{2}/g, chineseDay).replaceAll(' ', '');
const spread = (label: string, to: number): string =>
  label.length === 2 ? `${label.charAt(0)}${'　'.repeat(to - 2)}${label.charAt(1)}` : label;

const EMBLEM = `<svg viewBox="0 0 40 40" width="64" height="64"><circle cx="20" cy="20" r="18" fill="#c8281e"/><path d="M20 6l3 9h9l-7 6 3 9-8-6-8 6 3-9-7-6h9z" fill="#f6c343"/></svg>`;
const SEAL = `<svg viewBox="0 0 100 100" width="130" height="130" style="opacity:.55"><circle cx="50" cy="50" r="46" fill="none" stroke="#d0201a" stroke-width="3"/><path d="M50 32l5 14h15l-12 9 5 14-13-9-13 9 5-14-12-9h15z" fill="#d0201a"/></svg>`;

/** Squares that look like a QR code but encode nothing. */
function squares(seed: string, side: number): string {
  const cells = Array.from({ length: 441 }, (_, index) => ((seed.charCodeAt(index % seed.length) * (index + 7)) % 5 < 2 ? index : -1));
  const drawn = cells
    .filter((index) => index >= 0)
    .map((index) => `<rect x="${index % 21}" y="${Math.floor(index / 21)}" width="1" height="1"/>`);
  return `<svg viewBox="0 0 21 21" width="${side}" height="${side}" shape-rendering="crispEdges">${drawn.join('')}</svg>`;
}

const row = (label: string, value: string | null, style = ''): string =>
  value === null ? '' : `<div class="row" style="${style}"><span class="label">${label}</span><span class="value">${value}</span></div>`;

const frame = (width: number, height: number, css: string, body: string): Page => ({
  width,
  height,
  html: `<style>
    .page{position:relative;width:${width}px;height:${height}px;box-sizing:border-box;background:#fffdf6;color:#1a1a1a}
    .row{display:flex;margin-bottom:14px;line-height:1.45}.label{flex:none}.value{flex:1}
    h1{margin:0;text-align:center;font-weight:700}
    ${css}</style><div class="page">${body}</div>`,
});

/** The layout issued since 2019: two columns, with the credit code at the top left. */
function twoColumns(document: LicenceDocument): Page {
  const left =
    row('名　　称', document.name) +
    row('类　　型', document.kind) +
    row('法定代表人', document.legalPerson) +
    row('经营范围', document.scope);
  const right =
    row('注册资本', document.registeredCapital) +
    row('成立日期', chineseDay(document.establishedOn)) +
    row('营业期限', document.term && chineseTerm(document.term)) +
    row('住　　所', document.address);
  return frame(
    1280,
    900,
    `.page{border:18px double #c9a04e;padding:36px 56px;font-size:21px}h1{font-size:62px;letter-spacing:26px}
     .columns{display:grid;grid-template-columns:1fr 1fr;gap:48px;margin-top:56px}.label{width:118px}
     .code{position:absolute;left:56px;top:96px;font-size:20px;line-height:1.7}.qr{position:absolute;right:64px;top:72px}
     .foot{position:absolute;right:96px;bottom:56px;text-align:center;font-size:22px}.seal{position:absolute;right:120px;bottom:40px}`,
    `<div style="text-align:center">${EMBLEM}</div><h1>营业执照</h1><div class="code">统一社会信用代码<br><b>${document.creditCode}</b></div>
     <div class="qr">${squares(document.creditCode, 110)}</div><div class="columns"><div>${left}</div><div>${right}</div></div>
     <div class="foot">登记机关<br><br>${chineseDay(document.establishedOn).replace(/(\d+)月.*/, '12月06日')}</div><div class="seal">${SEAL}</div>`,
  );
}

/** The portrait layout issued from 2015: one column with spaced labels. */
function oneColumn(document: LicenceDocument): Page {
  const rows = [
    ['名称', document.name],
    ['类型', document.kind],
    ['住所', document.address],
    ['法定代表人', document.legalPerson],
    ['注册资本', document.registeredCapital],
    ['成立日期', chineseDay(document.establishedOn)],
    ['营业期限', document.term && chineseTerm(document.term)],
    ['经营范围', document.scope],
  ] as const;
  return frame(
    900,
    1240,
    `.page{border:14px solid #d9b765;padding:64px 84px;font-size:24px}h1{font-size:72px;letter-spacing:36px;margin-top:18px}
     .label{width:170px;color:#333}.row{margin-bottom:20px}.code{text-align:center;margin:26px 0 44px;font-size:25px}`,
    `<div style="text-align:center">${EMBLEM}</div><h1>营业执照</h1><div class="code">统一社会信用代码　${document.creditCode}</div>
     ${rows.map(([label, value]) => row(spread(label, label.length === 2 ? 5 : 2), value)).join('')}
     <div style="position:absolute;right:110px;bottom:90px;text-align:center">登　记　机　关<br>${document.authority}</div>`,
  );
}

/** A duplicate with its own number, and labels with colons on a tinted background. */
function duplicate(document: LicenceDocument): Page {
  return frame(
    1320,
    940,
    `.page{background:#f3efe0;padding:44px 72px;font-size:22px;border:3px solid #8a7a4a}h1{font-size:56px;letter-spacing:18px}
     .columns{display:grid;grid-template-columns:1.15fr 1fr;gap:36px;margin-top:34px}.label{width:auto;font-weight:700}.row{margin-bottom:17px}
     .sub{text-align:center;font-size:24px;margin:4px 0 16px}`,
    `<h1>营业执照</h1><div class="sub">（副　本）　1-1</div>
     <div style="display:flex;justify-content:space-between"><span>统一社会信用代码：${document.creditCode}</span><span>证照编号：0${document.creditCode.slice(2, 13).replaceAll(/\D/g, '3')}</span></div>
     <div class="columns"><div>${row('名称：', document.name)}${row('类型：', document.kind)}${row('住所：', document.address)}${row('经营范围：', document.scope)}</div>
     <div>${row('法定代表人：', document.legalPerson)}${row('注册资本：', document.registeredCapital)}${row('成立日期：', chineseDay(document.establishedOn))}${row('营业期限：', document.term && chineseTerm(document.term))}</div></div>
     <div style="position:absolute;right:120px;bottom:70px;text-align:center">${document.authority}<br>2023 年 05 月 16 日</div>
     <div style="position:absolute;left:72px;bottom:24px;font-size:15px;color:#555">市场主体应当于每年1月1日至6月30日通过国家企业信用信息公示系统报送公示年度报告。</div>`,
  );
}

/** The electronic licence: a table with borders. */
function table(document: LicenceDocument): Page {
  const cells = [
    ['统一社会信用代码', document.creditCode],
    ['名称', document.name],
    ['类型', document.kind],
    ['法定代表人', document.legalPerson],
    ['注册资本', document.registeredCapital],
    ['成立日期', chineseDay(document.establishedOn)],
    ['营业期限', document.term && chineseTerm(document.term)],
    ['住所', document.address],
    ['经营范围', document.scope],
    ['登记机关', document.authority],
  ] as const;
  const rows = cells.filter(([, value]) => value !== null).map(([label, value]) => `<tr><th>${label}</th><td>${value ?? ''}</td></tr>`);
  return frame(
    1000,
    1120,
    `.page{background:#fff;padding:48px 60px;font-size:21px}h1{font-size:50px;letter-spacing:12px;margin-bottom:8px}
     table{border-collapse:collapse;width:100%;margin-top:24px}th,td{border:1.5px solid #888;padding:13px 16px;text-align:left;font-weight:400;line-height:1.4}
     th{width:196px;background:#eef2f7;font-weight:700}`,
    `<h1>营业执照</h1><div style="text-align:center">（电子证照）</div><table>${rows.join('')}</table>`,
  );
}

/** A sole trader's licence: different labels, no capital, no term. */
function soleTrader(document: LicenceDocument): Page {
  return frame(
    1240,
    880,
    `.page{border:16px ridge #b98b3c;padding:40px 60px;font-size:22px;background:#fffbea}h1{font-size:60px;letter-spacing:24px}
     .columns{display:grid;grid-template-columns:1fr 1fr;gap:40px;margin-top:50px}.label{width:124px;font-weight:700}`,
    `<h1>营业执照</h1><div style="margin-top:20px">统一社会信用代码 ${document.creditCode}</div>
     <div class="columns"><div>${row('名　　称', document.name)}${row('类　　型', document.kind)}${row('经 营 者', document.legalPerson)}${row('经营范围', document.scope)}</div>
     <div>${row('组成形式', '个人经营')}${row('注册日期', chineseDay(document.establishedOn))}${row('经营场所', document.address)}</div></div>
     <div style="position:absolute;right:110px;bottom:60px">登记机关　${document.authority}</div>`,
  );
}

/** Licence layouts by name. */
export const LICENCE_LAYOUTS = {
  'two columns': { individual: false, draw: twoColumns },
  'one column': { individual: false, draw: oneColumn },
  duplicate: { individual: false, draw: duplicate },
  table: { individual: false, draw: table },
  'sole trader': { individual: true, draw: soleTrader },
} as const;

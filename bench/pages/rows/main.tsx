import { createRoot } from 'react-dom/client';
import './main.css';
import { OurTable } from './our-table.tsx';
import { PlainTable } from './plain-table.tsx';
import { manyRows } from './row.ts';

// A hundred thousand rows in the table chosen by the URL's hash: #plain or #ours.
const rows = manyRows(100_000);
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
performance.mark('begun');
createRoot(root).render(location.hash === '#ours' ? <OurTable rows={rows} /> : <PlainTable rows={rows} />);

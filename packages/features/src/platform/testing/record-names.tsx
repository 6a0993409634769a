import { useRecordNames } from '../navigation/index.ts';

/** Shows the names of the open records, as tabs and the window title do. */
export const RecordNames = () => (
  <output aria-label="records">{Array.from(useRecordNames().values(), ({ name }) => name).join('、')}</output>
);

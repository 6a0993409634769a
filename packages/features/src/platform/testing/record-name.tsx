import { useLocation } from 'react-router-dom';
import { recordNameAt, useRecordNames } from '../navigation/index.ts';

/** Shows the name of the record that the address opens, as its tab and the window title do. */
export function RecordName() {
  const { pathname, search } = useLocation();
  return <output aria-label="records">{recordNameAt(useRecordNames(), `${pathname}${search}`) ?? ''}</output>;
}

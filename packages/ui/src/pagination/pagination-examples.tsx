import { Pagination } from '@lianxin/ui';
import { useState } from 'react';

/** The foot of a list. */
export function Example() {
  const [page, setPage] = useState(3);
  return <Pagination page={page} pageSize={20} total={243} onPageChange={setPage} showTotal />;
}

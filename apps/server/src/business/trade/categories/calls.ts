import type { SomeCalls } from '../../../calls/call.ts';
import { addCategory, disableCategory, editCategory, enableCategory, moveCategory } from './change.ts';
import { mergeCategory, removeCategory } from './give-up.ts';
import { categoryTree, listCategories } from './list.ts';
import { listUses } from './uses.ts';

export const categoryCalls = {
  category: {
    tree: { scope: 'enterprise', statements: 2, handle: categoryTree },
    list: { scope: 'enterprise', statements: 2, handle: listCategories },
    uses: { scope: 'enterprise', statements: 2, handle: listUses },
    add: { scope: 'enterprise', statements: 7, handle: addCategory },
    edit: { scope: 'enterprise', statements: 7, handle: editCategory },
    move: { scope: 'enterprise', statements: 8, handle: moveCategory },
    merge: { scope: 'enterprise', statements: 11, handle: mergeCategory },
    disable: { scope: 'enterprise', statements: 7, handle: disableCategory },
    enable: { scope: 'enterprise', statements: 7, handle: enableCategory },
    remove: { scope: 'enterprise', statements: 7, handle: removeCategory },
  },
} satisfies SomeCalls;

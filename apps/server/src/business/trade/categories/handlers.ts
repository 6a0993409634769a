import type { Handlers } from '../../../calls/handler.ts';
import { addCategory, disableCategory, editCategory, enableCategory, moveCategory } from './change.ts';
import { mergeCategory, removeCategory } from './give-up.ts';
import { categoryTree, listCategories } from './list.ts';
import { listUses } from './uses.ts';

/** What an enterprise sorts its trade by, and how that changes. */
export const categoryHandlers: Handlers['category'] = {
  tree: categoryTree,
  list: listCategories,
  uses: listUses,
  add: addCategory,
  edit: editCategory,
  move: moveCategory,
  merge: mergeCategory,
  disable: disableCategory,
  enable: enableCategory,
  remove: removeCategory,
};

export { Tree, type TreeProps } from './tree.tsx';
export type { TreeNode } from './tree-model.ts';

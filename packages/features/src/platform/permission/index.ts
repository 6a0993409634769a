/** Showing an action only to people who hold the permission for it. */
export { PermissionGate, type PermissionGateProps } from './permission-gate.tsx';
export { usePermission } from './use-permission.ts';
export { usePermittedRef } from './use-permitted-ref.ts';

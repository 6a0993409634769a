export { AlertDialogSurface } from '../alert-dialog/alert-dialog-surface.tsx';
export { DialogSurface } from '../dialog/dialog-surface.tsx';
export * from '../dropdown-menu/menu-parts.tsx';
export { MenuSurface } from '../dropdown-menu/menu-surface.tsx';
export { PaneSurface } from '../sheet/pane-surface.tsx';
export { PopoverSurface } from '../popover/popover-surface.tsx';
export { SelectSurface } from '../select/select-surface.tsx';
export { SheetSurface } from '../sheet/sheet-surface.tsx';
export { TooltipSurface } from '../tooltip/tooltip-surface.tsx';

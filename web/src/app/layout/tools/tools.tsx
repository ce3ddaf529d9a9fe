import { useCallback, useState } from 'react';
import type { ToolsProps } from '../use-tools.tsx';
import { AppearanceDialog } from './appearance-dialog.tsx';
import { areShortcutsOn, keepShortcuts } from './shortcut-setting.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** What can be opened from every page, and the keyboard's shortcuts. */
export function Tools({ tool, onTool, earlyKeys }: ToolsProps) {
  const [on, setOn] = useState(areShortcutsOn);
  const showHelp = useCallback(() => onTool('shortcuts'), [onTool]);
  useShortcuts({ on, earlyKeys, onHelp: showHelp });
  const turn = (next: boolean) => {
    keepShortcuts(next);
    setOn(next);
  };
  const close = (open: boolean) => {
    if (!open) onTool(null);
  };
  return (
    <>
      <AppearanceDialog open={tool === 'appearance'} onOpenChange={close} />
      <ShortcutsDialog open={tool === 'shortcuts'} onOpenChange={close} on={on} onTurn={turn} />
    </>
  );
}

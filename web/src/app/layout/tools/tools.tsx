import { useCallback, useState } from 'react';
import { AppearanceDialog } from './appearance-dialog.tsx';
import { areShortcutsOn, setShortcutsOn } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** A dialog that can be opened from every page. */
export type Tool = 'appearance' | 'shortcuts';

export interface ToolsProps {
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
  /** Keys pressed before this code was loaded; they are processed afterwards. */
  earlyKeys: KeyboardEvent[];
}

/** The dialogs that can be opened from every page, and the keyboard shortcuts. */
export function Tools({ tool, onTool, earlyKeys }: ToolsProps) {
  const [on, setOn] = useState(areShortcutsOn);
  const showHelp = useCallback(() => onTool('shortcuts'), [onTool]);
  useShortcuts({ on, earlyKeys, onHelp: showHelp });
  const turn = (next: boolean) => {
    setShortcutsOn(next);
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

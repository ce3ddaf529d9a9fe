import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What can be opened from every page. */
export type Tool = 'appearance' | 'shortcuts';

export interface ToolsProps {
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
  /** The key whose press fetched this code; it counts. */
  firstKey: KeyboardEvent | null;
}

/**
 * The dialogs of the tools and the keyboard shortcuts. Their code is fetched when a tool is first opened or a key is first
 * pressed outside a field.
 */
export function useTools(): { dialogs: ReactNode; open: (tool: Tool) => void } {
  const [Tools, setTools] = useState<ComponentType<ToolsProps> | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [firstKey, setFirstKey] = useState<KeyboardEvent | null>(null);
  const wanted = tool !== null || firstKey !== null;
  useEffect(() => {
    if (wanted) void import('./tools/tools.tsx').then((m) => setTools(() => m.Tools)).catch(() => undefined);
    else {
      const press = (event: KeyboardEvent) => event.key.length === 1 && setFirstKey(event);
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    }
  }, [wanted]);
  return { dialogs: Tools && <Tools tool={tool} onTool={setTool} firstKey={firstKey} />, open: setTool };
}

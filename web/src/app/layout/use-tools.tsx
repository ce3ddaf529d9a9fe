import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What can be opened from every page. */
export type Tool = 'appearance' | 'shortcuts';

export interface ToolsProps {
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
  /** Keys pressed before this code was there: they count. */
  earlyKeys: KeyboardEvent[];
}

/**
 * The dialogs of the tools and the keyboard shortcuts. Their code is fetched when a tool is first opened or a key is first
 * pressed outside a field.
 */
export function useTools(): { dialogs: ReactNode; open: (tool: Tool) => void } {
  const [Tools, setTools] = useState<ComponentType<ToolsProps> | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [earlyKeys] = useState<KeyboardEvent[]>([]);
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || tool !== null;
  useEffect(() => {
    if (wanted) void import('./tools/tools.tsx').then((m) => setTools(() => m.Tools)).catch(() => undefined);
  }, [wanted]);
  useEffect(() => {
    if (Tools) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.length > 1) return;
      earlyKeys.push(event);
      setPressed(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [Tools, earlyKeys]);
  return { dialogs: Tools && <Tools tool={tool} onTool={setTool} earlyKeys={earlyKeys} />, open: setTool };
}

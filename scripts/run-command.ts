import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  /** Empty when the output was shown in the terminal. */
  output: string;
}

/** Runs a command in a folder. With `show`, its output goes to the terminal. */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  o: { cwd: string; env?: Record<string, string | undefined>; show?: boolean },
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: o.cwd,
    env: { ...process.env, ...(o.show ? {} : { NO_COLOR: '1' }), ...o.env },
    stdio: o.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

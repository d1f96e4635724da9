import { spawn, type ChildProcess } from 'node:child_process';
import { get } from 'node:https';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..', '..');

/** `npm start` without its build: the script that serves the workbench, in a process of its own. */
export class StartedProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    readonly printed: string,
  ) {}

  /** Runs the script until it says where the workbench is. If it ends before, what it printed is the error. */
  static run(...args: string[]): Promise<StartedProcess> {
    const script = path.join(root, 'tools', 'start.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root });
    let printed = '';
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        printed += chunk.toString();
        const address = /https?:\/\/localhost:\d+\/\S*/.exec(printed)?.[0];
        if (address !== undefined) resolve(new StartedProcess(child, address, printed));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      // Not 'exit', which may come before what was printed.
      child.on('close', () => {
        reject(new Error(printed));
      });
    });
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async page(): Promise<string> {
    if (this.address.startsWith('http:')) return (await fetch(this.address)).text();
    return (await getUnverified(this.address)).toString();
  }

  stop(): void {
    this.child.kill();
  }
}

/** The body at an https address whose certificate is installed nowhere. */
export function getUnverified(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
    }).on('error', reject);
  });
}

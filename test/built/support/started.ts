import { spawn, type ChildProcess } from 'node:child_process';
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
    const script = path.join(root, 'scripts', 'start.ts');
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
      child.on('exit', () => {
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
    return (await fetch(this.address)).text();
  }

  stop(): void {
    this.child.kill();
  }
}

import { inflateSync } from 'node:zlib';

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The pixels of an 8-bit RGBA PNG without interlacing (PNG specification, chapters 9 and 11). */
export function pixelsOf(png: Buffer): Pixel[] {
  if (png[24] !== 8 || png[25] !== 6 || png[28] !== 0) throw new Error('Not an 8-bit RGBA PNG.');
  const width = png.readUInt32BE(16);
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length));
  }
  return unfilter(inflateSync(Buffer.concat(data)), width * 4);
}

function unfilter(lines: Buffer, stride: number): Pixel[] {
  let above = new Uint8Array(stride);
  const pixels: Pixel[] = [];
  for (let start = 0; start < lines.length; start += stride + 1) {
    const filter = lines[start] ?? 0;
    const line = new Uint8Array(stride);
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (line[x - 4] ?? 0);
      const up = above[x] ?? 0;
      const corner = x < 4 ? 0 : (above[x - 4] ?? 0);
      line[x] = (lines[start + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
    for (let x = 0; x < stride; x += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = line.subarray(x, x + 4);
      pixels.push([red, green, blue, alpha]);
    }
    above = line;
  }
  return pixels;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter === 4) return paeth(left, up, corner);
  return 0;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(guess - value));
  const nearest = Math.min(...distances);
  return [left, up, corner][distances.indexOf(nearest)] ?? 0;
}

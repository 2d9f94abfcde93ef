import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $shared: here("shared") },
    conditions: ["browser"],
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/house.ts"],
    testTimeout: 300_000, // nothing here depends on haste
    hookTimeout: 300_000,
    fileParallelism: false,
    isolate: false, // a room for each file would take three times as long
  },
});

// Measures the kiwi solver on a workload: kiwi-bench FILE [ROUNDS]
//
// Prints {"build_us": …, "edits": {"resize_us": …}, "heap_kb": …}, medians of the rounds. Building starts with the
// constraints as kiwi's objects and ends with the values of all variables; an edit ends with them, too. Building is
// measured in processor time, which other programs do not disturb; edits are too short for that clock.
//
// Kiwi adds up one weight per constraint. Priorities become weights that are as far apart as double precision allows.

#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include "kiwi/kiwi.h"

namespace {

using Clock = std::chrono::steady_clock;
constexpr double longest_edits_us = 5e6;
constexpr double longest_rounds_us = 5e6;
constexpr size_t run_length = 20;

struct Row {
    char relation;
    double priority;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Edit {
    std::string group;
    std::vector<std::pair<int, double>> changes;
};

/// Variables come first, then the constants that edits change.
struct Workload {
    int variable_count = 0;
    std::vector<double> parameters;
    std::vector<Row> rows;
    std::vector<Edit> edits;
};

Workload read(const char* path) {
    Workload workload;
    std::ifstream file(path);
    if (!file) {
        std::cerr << path << ": cannot be read\n";
        std::exit(2);
    }
    std::unordered_map<std::string, int> index;
    std::string line, kind, name;
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        if (!(fields >> kind) || kind[0] == '#') continue;
        int count;
        double number;
        if (kind == "var") {
            fields >> name;
            index[name] = workload.variable_count++;
        } else if (kind == "par") {
            fields >> name >> number;
            index[name] = workload.variable_count + static_cast<int>(workload.parameters.size());
            workload.parameters.push_back(number);
        } else if (kind == "c") {
            Row row;
            fields >> row.relation >> row.priority >> row.constant >> count;
            while (count-- > 0) {
                fields >> number >> name;
                row.terms.emplace_back(index.at(name), number);
            }
            workload.rows.push_back(row);
        } else if (kind == "edit") {
            Edit edit;
            fields >> edit.group >> count;
            while (count-- > 0) {
                fields >> name >> number;
                edit.changes.emplace_back(index.at(name), number);
            }
            workload.edits.push_back(edit);
        }
    }
    return workload;
}

std::map<double, double> weights(const Workload& workload) {
    std::set<double> priorities;
    for (const Row& row : workload.rows)
        if (row.priority < 1000) priorities.insert(row.priority);
    const double step = priorities.size() < 2 ? 10 : std::min(1000.0, std::pow(1e9, 1.0 / priorities.size()));
    std::map<double, double> result{{1000, kiwi::strength::required}};
    double weight = 1;
    for (double priority : priorities) {
        result[priority] = weight;
        weight *= step;
    }
    return result;
}

std::vector<kiwi::Constraint> constraints(const Workload& workload, const std::vector<kiwi::Variable>& variables) {
    const std::map<double, double> strength = weights(workload);
    std::vector<kiwi::Constraint> result;
    result.reserve(workload.rows.size());
    for (const Row& row : workload.rows) {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.terms.size());
        for (const auto& [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
        const auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
        result.emplace_back(kiwi::Expression(std::move(terms), -row.constant), relation, strength.at(row.priority));
    }
    return result;
}

double microseconds(Clock::time_point start) {
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

double processor_microseconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

struct Measurement {
    std::vector<double> builds;
    std::map<std::string, std::vector<double>> edits;
    double heap_kb = 0;
};

/// Edits that follow one another in a group are measured `run_length` at a time: reading the clock takes as long as a
/// short edit does.
void run_edits(const Workload& workload, kiwi::Solver& solver, std::vector<kiwi::Variable>& variables,
               Measurement& measurement) {
    std::map<std::string, std::vector<double>> times;
    const auto first = Clock::now();
    size_t next = 0;
    while (next < workload.edits.size() && microseconds(first) < longest_edits_us) {
        const std::string& group = workload.edits[next].group;
        size_t end = next;
        while (end < workload.edits.size() && end < next + run_length && workload.edits[end].group == group) end++;
        const auto start = Clock::now();
        for (size_t index = next; index < end; index++) {
            for (const auto& [parameter, value] : workload.edits[index].changes)
                solver.suggestValue(variables[parameter], value);
            solver.updateVariables();
        }
        times[group].push_back(microseconds(start) / (end - next));
        next = end;
    }
    for (const auto& [group, values] : times) measurement.edits[group].push_back(median(values));
}

void run_round(const Workload& workload, Measurement& measurement) {
    std::vector<kiwi::Variable> variables;
    const int count = workload.variable_count + static_cast<int>(workload.parameters.size());
    variables.reserve(count);
    const size_t heap_before_variables = mallinfo2().uordblks;
    for (int index = 0; index < count; index++) variables.emplace_back("");
    const size_t heap_of_variables = mallinfo2().uordblks - heap_before_variables;
    const std::vector<kiwi::Constraint> statements = constraints(workload, variables);
    const size_t heap = mallinfo2().uordblks;
    const double start = processor_microseconds();
    kiwi::Solver solver;
    for (size_t index = 0; index < workload.parameters.size(); index++) {
        kiwi::Variable& parameter = variables[workload.variable_count + index];
        solver.addEditVariable(parameter, 1e9);
        solver.suggestValue(parameter, workload.parameters[index]);
    }
    for (const kiwi::Constraint& statement : statements) solver.addConstraint(statement);
    solver.updateVariables();
    measurement.builds.push_back(processor_microseconds() - start);
    measurement.heap_kb = (heap_of_variables + mallinfo2().uordblks - heap) / 1024.0;
    run_edits(workload, solver, variables, measurement);
}

}  // namespace

int main(int argument_count, char** arguments) {
    if (argument_count < 2) {
        std::cerr << "usage: kiwi-bench FILE [ROUNDS]\n";
        return 2;
    }
    const Workload workload = read(arguments[1]);
    const int rounds = argument_count > 2 ? std::max(std::atoi(arguments[2]), 1) : 5;
    Measurement measurement;
    try {
        const auto start = Clock::now();
        for (int round = 0; round < rounds && microseconds(start) < longest_rounds_us; round++)
            run_round(workload, measurement);
    } catch (const std::exception& error) {
        std::cerr << arguments[1] << ": " << error.what() << '\n';
        return 1;
    }
    std::printf("{\"build_us\": %.3f, \"edits\": {", median(measurement.builds));
    const char* separator = "";
    for (const auto& [group, values] : measurement.edits) {
        std::printf("%s\"%s_us\": %.3f", separator, group.c_str(), median(values));
        separator = ", ";
    }
    std::printf("}, \"heap_kb\": %.1f}\n", measurement.heap_kb);
}
